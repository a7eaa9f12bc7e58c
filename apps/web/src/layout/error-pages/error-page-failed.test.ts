import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Services } from '../../api/services.ts';
import { createRoutes } from '../../router/create-routes.tsx';

it('shows the words of the specification, a way home and 112 when all around the error page fails', async () => {
  const [root] = createRoutes({} as Services, []);
  const broken = () => {
    throw new Error('secret of the house');
  };
  const handler = createStaticHandler([
    { id: 'root', loader: broken, ErrorBoundary: root?.ErrorBoundary ?? null, children: [{ path: '*' }] },
  ]);
  const context = await handler.query(new Request('https://www.example.se/finns-inte'));
  if (context instanceof Response) throw new Error('No page');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('href="/"');
  expect(html).toContain('tel:112');
  expect(html).not.toContain('secret');
});
