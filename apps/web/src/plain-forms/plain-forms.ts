export { wantStatement } from './fetch-statement.ts';
export { PageFeedback } from './page-feedback.tsx';
export { Statement } from './statement.tsx';
