export { type DemoContent, readDemoContent } from './demo-content.ts';
export {
  type Interception,
  type PlainRubicore,
  type RecordedRequest,
  startPlainRubicore,
} from './plain-rubicore.ts';
