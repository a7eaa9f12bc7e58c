import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInArea } from './blocks/area/is-in-area.ts';
import { placesOf } from './blocks/area/places-of.ts';
import { checkTree } from './tree/check-tree.ts';

const FILES = ['pages', 'translations', 'news', 'alerts', 'notifications'];

type DemoPost = { slug: string; content?: unknown };

function postsIn(file: string): DemoPost[] {
  return JSON.parse(readFileSync(new URL(`../../../demo/content/${file}.json`, import.meta.url), 'utf8'));
}

describe.each(FILES)('the demo content in %s.json', (file) => {
  const posts = postsIn(file).filter((post) => post.content !== undefined);

  it('has content to check', () => {
    expect(posts.length).toBeGreaterThan(0);
  });

  it.each(posts.map((post) => [post.slug, post.content]))('is valid as it stands: %s', (_, content) => {
    expect(checkTree(content)).toEqual({ ok: true, value: content });
  });
});

describe('who sweeps the chimney, looked up in the demo content', () => {
  const page = postsIn('pages').find(({ slug }) => slug === 'sotning-och-brandskyddskontroll');
  type Area = { props: { name: string; places: string } };
  const [lookup] = (page?.content ?? []) as { children: Area[] }[];
  const areas = lookup?.children.map(({ props }) => ({ ...props, places: placesOf(props.places) })) ?? [];
  const found = (place: string) =>
    areas.filter(({ name, places }) => isInArea([name, ...places], place)).map(({ name }) => name);

  it.each(areas.flatMap(({ name, places }) => places.map((place) => [place, name])))(
    '%s is in %s alone',
    (place, name) => {
      expect(found(place)).toEqual([name]);
    },
  );

  it.each([
    ['Storgatan 4', 'Norråmo'],
    ['brandgatan 2', 'Norråmo'],
    ['Bruksgatan 14', 'Åsbruk'],
    ['Norra kajen 5', 'Älvkulla'],
    ['Skogsvägen 3', 'Öreforsen'],
  ])('%s is in %s alone', (address, name) => {
    expect(found(address)).toEqual([name]);
  });
});
