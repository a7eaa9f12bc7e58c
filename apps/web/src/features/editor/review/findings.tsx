import type { Finding } from '@brandpost/cms-blocks/editing';
import { CircleAlert } from 'lucide-react';
import { postEditorTexts } from '../post-editor-texts.ts';
import { Notice } from './notice.ts';

const { review } = postEditorTexts;

/** What is said of something found, wherever it was. */
export type Advice = Pick<Finding, 'blockId' | 'message' | 'help'> & { readonly code: string };

type FindingsProps = { title: string; findings: readonly Advice[]; onShow: (blockId: string) => void };

/** What was found, each with the way to its block. */
export function Findings({ title, findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Notice>
      <CircleAlert aria-hidden="true" size={22} />
      <div>
        <strong>{title}</strong>
        <ul>
          {findings.map(({ code, blockId, message, help }) => (
            <li key={`${code} ${blockId} ${message}`}>
              {message} {help}{' '}
              {blockId !== null && (
                <button type="button" onClick={() => onShow(blockId)}>
                  {review.show}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
