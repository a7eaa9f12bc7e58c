import type { ServerResponse } from 'node:http';
import { test } from '@playwright/test';
import { freePort } from '../scripts/process/free-port.ts';
import { startBff, startServer, stopServer } from './own-stack.ts';
import { startPassingProxy } from './passing-proxy.ts';
import { copySeededFolder, removeFolder } from './seeded-folder.ts';

/** What becomes of a call to the content API: refused with a status and a message, or taken and not answered. */
type Fault = { status: number; message: string } | 'held';

/** A service whose content API fails as it is told to. */
export type FailingStack = {
  readonly origin: string;
  /** From now on calls to such addresses fail. */
  fail(address: RegExp, fault: Fault): void;
  /** All is well again. What is held is answered with an empty list. */
  mend(): void;
};

/** Such a service with the demo content, for the journeys of one file. */
export function failingStack(name: string): FailingStack {
  let fault: { address: RegExp; fault: Fault } | null = null;
  const held: ServerResponse[] = [];
  const stack = {
    origin: '',
    fail: (address: RegExp, kind: Fault) => {
      fault = { address, fault: kind };
    },
    mend() {
      fault = null;
      for (const answer of held.splice(0)) reply(answer, 200, []);
    },
  };
  let stop: () => Promise<void>;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const folder = await copySeededFolder(name);
    const shared = { DATA_DIR: folder, RUBICORE_DEFAULT_TOKEN: `the-default-token-of-${name}` };
    const port = await freePort();
    const api = await startServer('packages/content-api/dist/server.js', { ...shared, PORT: String(port) });
    const proxy = await startPassingProxy(port, {
      asked({ url = '' }, answer) {
        if (fault === null || !fault.address.test(url)) return false;
        if (fault.fault === 'held') held.push(answer);
        else reply(answer, fault.fault.status, fault.fault);
        return true;
      },
    });
    const service = await startBff({ ...shared, RUBICORE_URL: proxy.origin });
    stack.origin = service.origin;
    stop = async () => {
      await stopServer(service.bff);
      await proxy.close();
      await stopServer(api);
      await removeFolder(folder);
    };
  });
  test.afterAll(() => stop());
  return stack;
}

function reply(answer: ServerResponse, status: number, body: unknown): void {
  answer.writeHead(status, { 'content-type': 'application/json', 'x-pagination-total': '0' });
  answer.end(JSON.stringify(body));
}
