import { mediaFilePath } from '../../address/media-path.ts';
import { readProps } from '../../read-props.ts';
import { NEW_TAB_REL } from '../../rich-text/allowed-html.ts';
import { useBlockTexts } from '../../view-parts/block-texts.ts';
import type { BlockViewProps } from '../../view-parts/content-context.ts';
import { useContentResources, useOutlinePlace } from '../../view-parts/content-context.ts';
import { LinkDetail, LinkList, LinkSection } from '../../view-parts/link-list.ts';
import { Title } from '../../view-parts/title.tsx';
import { pdf } from './definition.ts';
import { readPdfFiles } from './read-pdf-files.ts';

/** Documents, each opened in a new tab, which its link says; nothing while there are none. */
export function PdfView({ node }: BlockViewProps) {
  const { title, pdf: list } = readProps(pdf, node);
  const { level } = useOutlinePlace(node);
  const { filePath = mediaFilePath } = useContentResources();
  const texts = useBlockTexts();
  const files = readPdfFiles(list);
  if (files.length === 0) return null;
  return (
    <LinkSection>
      {title.trim() !== '' && <Title level={level}>{title}</Title>}
      <LinkList>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be listed twice; there is no state
          <li key={index}>
            <a href={filePath(file.filename)} target="_blank" rel={NEW_TAB_REL}>
              {texts.pdf(file.title)}
            </a>
            {file.description !== '' && <LinkDetail>{file.description}</LinkDetail>}
          </li>
        ))}
      </LinkList>
    </LinkSection>
  );
}
