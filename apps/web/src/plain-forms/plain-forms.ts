export { PageFeedback } from './page-feedback.tsx';
export { Statement } from './statement.tsx';
