import { ApiError } from '@brandpost/rubicore-api';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createErrorLog } from '../api/error-log.ts';
import { createLoaderCache } from '../api/loader-cache.ts';
import { dehydrateQueries, hydrateQueries } from './dehydrated-queries.ts';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

const REFUSED = new ApiError({ status: 422, url: '/links', message: 'Namnet saknas' });
const LINKS = [...queryKeys.links, 'table'];
const ROLES = [...queryKeys.roles, 'all'];

function createServices() {
  return { errors: createErrorLog(), loaderCache: createLoaderCache(() => new Date()) };
}

let services: ReturnType<typeof createServices>;
beforeEach(() => {
  services = createServices();
});

/** A query client with two lists on screen, and how often each was asked for. */
function withTwoLists() {
  const queryClient = createQueryClient(services, 'server');
  const asked = { links: 0, roles: 0 };
  const open = (queryKey: readonly string[], name: keyof typeof asked) =>
    new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => {
        asked[name] += 1;
        return asked[name];
      },
    }).subscribe(() => undefined);
  const close = [open(LINKS, 'links'), open(ROLES, 'roles')];
  return {
    queryClient,
    asked,
    close() {
      for (const stop of close) stop();
    },
  };
}

describe('a mutation', () => {
  it('is done when what it names is refetched, and leaves the rest as it is', async () => {
    const { queryClient, asked, close } = withTwoLists();
    await queryClient.refetchQueries();
    const before = { ...asked };
    const save = new MutationObserver(queryClient, {
      mutationFn: async () => 'saved',
      meta: { invalidates: [queryKeys.links] },
    });
    await save.mutate();
    expect({ before, asked }).toEqual({ before, asked: { ...before, links: before.links + 1 } });
    expect(queryClient.getQueryData(LINKS)).toBe(asked.links);
    close();
  });

  it('that names nothing may have changed everything', async () => {
    const { queryClient, asked, close } = withTwoLists();
    await queryClient.refetchQueries();
    const before = { ...asked };
    await new MutationObserver(queryClient, { mutationFn: async () => 'saved' }).mutate();
    expect(asked).toEqual({ links: before.links + 1, roles: before.roles + 1 });
    close();
  });

  it('has public pages asked for again, which are not queries', async () => {
    services.loaderCache.keep('/nyheter', 'before');
    const queryClient = createQueryClient(services, 'server');
    await new MutationObserver(queryClient, { mutationFn: async () => 'saved' }).mutate();
    expect(await services.loaderCache.get('/nyheter', async () => 'after')).toBe('after');
  });

  it.each([
    ['is listed among the errors', {}, ['Namnet saknas']],
    ['is not listed where a form shows it', { isFailureShown: true }, []],
  ] as const)('that fails %s', async (_, meta, messages) => {
    const queryClient = createQueryClient(services, 'server');
    const save = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(REFUSED), meta });
    await expect(save.mutate()).rejects.toBe(REFUSED);
    expect(services.errors.entries().map(({ message }) => message)).toEqual(messages);
  });
});

describe('a query that fails', () => {
  const failing = { queryKey: LINKS, queryFn: () => Promise.reject(REFUSED) };

  it('leaves what was answered before on screen, and is listed among the errors', async () => {
    const queryClient = createQueryClient(services, 'server');
    queryClient.setQueryData(LINKS, ['before']);
    await queryClient.invalidateQueries();
    await expect(queryClient.fetchQuery(failing)).rejects.toBe(REFUSED);
    expect(queryClient.getQueryData(LINKS)).toEqual(['before']);
    expect(services.errors.entries()).toHaveLength(1);
  });

  it('is left to the screen to show where nothing is known', async () => {
    const queryClient = createQueryClient(services, 'server');
    await expect(queryClient.fetchQuery(failing)).rejects.toBe(REFUSED);
    expect(services.errors.entries()).toHaveLength(0);
  });
});

describe('what came with the page', () => {
  const sent = (served: unknown) => JSON.parse(JSON.stringify(served));

  it('is known in the browser, failures too, with what the service said of them', async () => {
    const onServer = createQueryClient(services, 'server');
    onServer.setQueryData(ROLES, [{ id: 1 }]);
    await onServer.prefetchQuery({ queryKey: LINKS, queryFn: () => Promise.reject(REFUSED) });
    const served = sent(dehydrateQueries(onServer));
    const inBrowser = createQueryClient(createServices(), 'server');
    hydrateQueries(inBrowser, served);
    expect(inBrowser.getQueryData(ROLES)).toEqual([{ id: 1 }]);
    expect(inBrowser.getQueryState(LINKS)?.error).toEqual(REFUSED);
  });

  it('is nothing where no page asked by queries', () => {
    expect(dehydrateQueries(createQueryClient(services, 'server'))).toBeNull();
  });
});
