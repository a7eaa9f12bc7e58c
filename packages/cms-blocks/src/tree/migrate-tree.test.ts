import { describe, expect, it } from 'vitest';
import { migrateProps, migrateTree } from './migrate-tree.ts';
import { aNode, aSmallTree } from './trees.fixtures.ts';

/** A block that has been changed twice since its first version. */
const notice = {
  version: '2.0.0',
  migrations: [
    { to: '1.1.0', migrate: (props: Readonly<Record<string, unknown>>) => ({ ...props, level: 'info' }) },
    {
      to: '2.0.0',
      migrate: ({ text, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, title: text }),
    },
  ],
};

describe('migrateProps', () => {
  it('takes every step from an old version', () => {
    expect(migrateProps(notice, { version: '1.0.0', props: { text: 'Rök' } })).toEqual({
      version: '2.0.0',
      props: { level: 'info', title: 'Rök' },
    });
  });

  it('takes only the steps that are left', () => {
    expect(migrateProps(notice, { version: '1.1.0', props: { text: 'Rök', level: 'vma' } })).toEqual({
      version: '2.0.0',
      props: { level: 'vma', title: 'Rök' },
    });
  });

  it.each(['2.0.0', '2.0.1', '10.0.0', 'latest'])('leaves version %s alone', (version) => {
    const from = { version, props: { text: 'Rök' } };
    expect(migrateProps(notice, from)).toBe(from);
  });
});

describe('migrateTree', () => {
  it('keeps a tree that is up to date equal', () => {
    expect(migrateTree(aSmallTree())).toEqual(aSmallTree());
  });

  it('keeps blocks of unknown types and what they hold', () => {
    const foreign = { ...aNode('row', 'a', {}, [aNode('col', 'b')]), type: 'marquee', version: '0.1.0' };
    expect(migrateTree([foreign])).toEqual([foreign]);
  });

  it('brings an older block up to date without changing the old tree', () => {
    const old = { ...aNode('heading', 'a'), version: '0.9.0' };
    expect(migrateTree([old])).toEqual([{ ...old, version: '1.0.0' }]);
    expect(old.version).toBe('0.9.0');
  });
});
