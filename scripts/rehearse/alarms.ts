import { request } from 'undici';

export type Alarm = { name: string; instance: string; atMs: number };

const LOOK_EVERY_MS = 500;

/** Notes each alarm of a Prometheus when it begins to fire. */
export function watchAlarms(port: number): { fired: readonly Alarm[]; stop(): void } {
  const fired: Alarm[] = [];
  let firing = new Set<string>();
  const look = async () => {
    const response = await request(`http://127.0.0.1:${port}/api/v1/alerts`, { headersTimeout: 2000 });
    const { data } = (await response.body.json()) as {
      data: { alerts: { state: string; labels: Record<string, string> }[] };
    };
    const now = new Set<string>();
    for (const { state, labels } of data.alerts) {
      if (state !== 'firing') continue;
      const key = `${labels.alertname} ${labels.instance ?? ''}`;
      now.add(key);
      if (!firing.has(key))
        fired.push({
          name: labels.alertname ?? '',
          instance: labels.instance ?? '',
          atMs: performance.now(),
        });
    }
    firing = now;
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  return { fired, stop: () => clearInterval(timer) };
}
