import { ServedPart } from '../article/served-part.tsx';
import { plainForms } from './load-plain-forms.ts';
import { sendInPlace } from './send-in-place.ts';

/** Whether a page helped, at its end. @param path the page's own */
export function FeedbackPart({ path }: { path: string }) {
  const forms = plainForms();
  return <ServedPart onSubmit={sendInPlace}>{forms && <forms.PageFeedback path={path} />}</ServedPart>;
}
