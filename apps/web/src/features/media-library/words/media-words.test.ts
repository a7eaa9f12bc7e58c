import { describe, expect, it } from 'vitest';
import { judgeAlt, judgeTitle, lettersLeft, titleFromName } from './media-words.ts';

describe('what is said about a file', () => {
  it.each([
    ['', 'Fältet måste vara ifyllt'],
    ['   ', 'Fältet måste vara ifyllt'],
    ['Bil', 'Fältet måste innehålla minst 4 tecken'],
    [' Bil ', 'Fältet måste innehålla minst 4 tecken'],
    ['Bil!', true],
    ['å'.repeat(125), true],
    ['å'.repeat(126), 'Fältet får innehålla max 125 tecken'],
  ])('is judged as an alt text: %j', (alt, verdict) => {
    expect(judgeAlt(alt, { isDecorative: false })).toBe(verdict);
  });

  it('needs no alt text of a decorative picture', () => {
    expect(judgeAlt('', { isDecorative: true })).toBe(true);
  });

  it.each([
    ['', true],
    ['🚒'.repeat(55), true],
    ['🚒'.repeat(56), 'Fältet får innehålla max 55 tecken'],
  ])('is judged as a title: %j', (title, verdict) => {
    expect(judgeTitle(title)).toBe(verdict);
  });

  it('is counted down in characters as people see them', () => {
    expect(lettersLeft(' 🚒🚒 ', 55)).toBe(53);
    expect(lettersLeft('å'.repeat(60), 55)).toBe(-5);
  });
});

describe('a title from a name', () => {
  it.each([
    ['IMG_2041.JPG', 'IMG 2041'],
    ['övning-vid_älven.final.png', 'Övning vid älven.final'],
    ['.png', ''],
    [`${'lång '.repeat(30)}.jpg`, 'Lång lång lång lång lång lång lång lång lång lång lång'],
  ])('of %j is %j', (name, title) => {
    expect(titleFromName(name)).toBe(title);
    expect(judgeTitle(titleFromName(name))).toBe(true);
  });
});
