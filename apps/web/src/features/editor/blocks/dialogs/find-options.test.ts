import { blocksAllowedIn } from '@brandpost/cms-blocks';
import { describe, expect, it } from 'vitest';
import { optionOfBlock } from './block-options.ts';
import { findOptions, nearestOption } from './find-options.ts';

const OPTIONS = blocksAllowedIn(null).map(({ type }) => optionOfBlock(type));

describe('the blocks to choose among', () => {
  it.each([
    ['video', 'video'],
    ['youtube', 'video'],
    ['film', 'video'],
    ['dragspel', 'accordion'],
    ['accordion', 'accordion'],
    ['dropdown', 'accordion'],
    ['faq', 'accordion'],
    ['bild', 'image'],
    ['foto', 'image'],
    ['picture', 'image'],
    ['tabell', 'table'],
    ['table', 'table'],
    ['knapp', 'card'],
    ['kolumner', 'row'],
    ['dokument', 'pdf'],
    ['stycke', 'html'],
    ['LISTA', 'html'],
    ['header', 'heading'],
    ['jobb', 'vacancies'],
    ['karta', 'area-lookup'],
  ])('are found by what people call them: %s', (text, type) => {
    expect(findOptions(OPTIONS, text)[0]?.key).toBe(type);
  });

  it('have the one first whose name begins so', () => {
    expect(findOptions(OPTIONS, 'ra')[0]?.key).toBe('row');
    expect(findOptions(OPTIONS, '').map(({ key }) => key)).toEqual(OPTIONS.map(({ key }) => key));
  });

  it('are guessed at where a letter is wrong, and not where nothing is near', () => {
    expect(findOptions(OPTIONS, 'vidoe')).toEqual([]);
    expect(nearestOption(OPTIONS, 'vidoe')?.label).toBe('Film');
    expect(nearestOption(OPTIONS, 'tabel')?.label).toBe('Tabell');
    expect(nearestOption(OPTIONS, 'xylofon')).toBeNull();
    expect(nearestOption(OPTIONS, 'xy')).toBeNull();
  });
});
