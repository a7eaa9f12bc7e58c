import { checkAccordions, checkTables } from './check-containers.ts';
import { checkFakeHeadings, checkHeadings } from './check-headings.ts';
import { checkAddresses, checkDeadLinks, checkEServices, checkLinkTexts } from './check-links.ts';
import { checkDocuments, checkPictures } from './check-media.ts';
import { checkOfficialWords } from './check-official-words.ts';
import { checkCapitals, checkLengths, checkPlaceholders } from './check-texts.ts';
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
  checkPlaceholders,
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
