/* One file, loaded when the browser is idle: an open page that hears of a crisis asks by it, at the same moment as all others. */
export { loadAlerts, loadVma } from '../queries/load-live.ts';
