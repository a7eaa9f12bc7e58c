import { type APIRequest, expect } from '@playwright/test';
import { ADMINISTRATOR, callsAs } from '../sign-in/sign-in-page.ts';

/** Ends the crises of a service, but for so many. */
export async function endAlerts(request: APIRequest, origin: string, wanted: number): Promise<void> {
  const editor = await callsAs(request, origin, ADMINISTRATOR.username);
  const list = await editor.get('/rubicore/core/v1/post?type=alert&status=publish');
  const alerts = (await list.json()) as { id: number }[];
  for (const { id } of alerts.slice(wanted)) {
    const answer = await editor.put(`/rubicore/core/v1/post/${id}`, {
      data: { unpublishedDate: new Date(Date.now() - 1000).toISOString() },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await editor.dispose();
}
