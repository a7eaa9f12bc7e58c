import type { Language } from '@brandpost/domain';
import { ServedPart } from '../article/served-part.tsx';
import { plainForms } from './load-plain-forms.ts';
import { sendInPlace } from './send-in-place.ts';

/** Whether a page helped, at its end. @param props.path the page's own @param props.language of its text */
export function FeedbackPart(props: { path: string; language?: Language }) {
  const forms = plainForms();
  return <ServedPart onSubmit={sendInPlace}>{forms && <forms.PageFeedback {...props} />}</ServedPart>;
}
