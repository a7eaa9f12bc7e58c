import { paths } from '../../addresses/paths.ts';
import { sv } from '../../texts/sv.ts';

/** The way to one alert. */
export const ALERT_TRAIL = [{ title: sv.titles.alerts, path: paths.alerts() }] as const;
