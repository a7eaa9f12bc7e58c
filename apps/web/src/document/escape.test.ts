import { describe, expect, it } from 'vitest';
import { escapeHtml, stateJson } from './escape.ts';

describe('the state in the document', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', "$& $' $`", '&lt;'])(
    'comes back equal and holds no markup: %j',
    (text) => {
      const json = stateJson({ text });
      expect(JSON.parse(json)).toEqual({ text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    },
  );
});

describe('text in the head', () => {
  it('cannot leave its attribute or element', () => {
    expect(escapeHtml(`"'><script>&`)).toBe('&quot;&#39;&gt;&lt;script&gt;&amp;');
  });
});
