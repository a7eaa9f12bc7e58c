import { describe, expect, it } from 'vitest';
import { usedIn } from './used-in.ts';

const post = (title: string) => ({ postId: 1, title });

describe('where a file is used', () => {
  it('is said by the names of the first pages, and how many others there are', () => {
    expect(usedIn({ uses: [post('Sotning')], hiddenUses: 0 })).toMatch(/^Används i ”Sotning”\. /);
    expect(usedIn({ uses: ['A', 'B', 'C', 'D', 'E'].map(post), hiddenUses: 2 })).toMatch(
      /^Används i ”A”, ”B”, ”C” och på 4 ställen till\. /,
    );
    expect(usedIn({ uses: [], hiddenUses: 1 })).toMatch(/^Används på 1 ställe som du inte kan se\. /);
  });

  it('is said of the logo before any page', () => {
    expect(usedIn({ uses: [post('Sotning')], isLogo: true, hiddenUses: 0 })).toMatch(
      /^Används som webbplatsens logotyp\. /,
    );
  });

  it('is not made up where the service does not say', () => {
    expect([usedIn({}), usedIn({ uses: [], hiddenUses: 0 })]).toEqual([null, null]);
  });
});
