import { checkAccordions } from './check-accordions.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkCapitals } from './check-capitals.ts';
import { checkDeadLinks } from './check-dead-links.ts';
import { checkDocuments } from './check-documents.ts';
import { checkEServices } from './check-e-services.ts';
import { checkFakeHeadings } from './check-fake-headings.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLengths } from './check-lengths.ts';
import { checkLinkTexts } from './check-link-texts.ts';
import { checkOfficialWords } from './check-official-words.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTables } from './check-tables.ts';
import type { CheckedContent } from './checked-content.ts';
import { type Finding, judged } from './finding.ts';

const CHECKS = [
  checkHeadings,
  checkFakeHeadings,
  checkPictures,
  checkLinkTexts,
  checkDeadLinks,
  checkAddresses,
  checkTables,
  checkEServices,
  checkDocuments,
  checkAccordions,
  checkLengths,
  checkCapitals,
  checkOfficialWords,
];

/**
 * What should be put right before a post is published: first what keeps it from being so. An alert is never kept: a
 * crisis does not wait for an alternative text.
 * @param content a valid tree, the post around it and what the site has
 */
export function checkContent(content: CheckedContent): Finding[] {
  const findings = CHECKS.flatMap((check) => check(content)).map((find) => judged(find, content.post.type));
  return [
    ...findings.filter(({ severity }) => severity === 'must'),
    ...findings.filter(({ severity }) => severity === 'advice'),
  ];
}
