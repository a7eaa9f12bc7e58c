import { HtmlValidate } from 'html-validate';

/** The rules of HTML, without those that look at how a text is typed: here a program has written it. */
const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React writes `<!doctype html>`, `<br/>`, `dateTime` and `required=""`, all of which HTML allows.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // A browser writes `hidden=""` for `hidden`.
    'attribute-empty-style': 'off',
    // Editors choose how long a headline is.
    'long-title': 'off',
    // Where a telephone number may break is a matter of looks, and editors write numbers in running text.
    'tel-non-breaking': 'off',
    // Safari forgets what is a table where CSS lays it out as something else: its roles are written out.
    'no-redundant-role': 'off',
  },
});

/** What is wrong with a document's HTML, one line each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
