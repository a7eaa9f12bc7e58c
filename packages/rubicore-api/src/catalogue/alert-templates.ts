import { defineArea } from '../endpoint.ts';
import { AlertTemplates } from '../wire/alert-template.ts';

const path = '/core/v1/alert-template';

/** What crisis alerts are made of in a hurry. */
export const alertTemplates = defineArea({
  listAlertTemplates: {
    method: 'GET',
    path,
    summary: 'Templates of crisis alerts, in the order in which they are offered',
    access: { capability: 'publish_alert' },
    answer: AlertTemplates,
    extension: true,
  },
  setAlertTemplates: {
    method: 'PUT',
    path,
    summary: 'Replaces the templates of crisis alerts by others',
    access: { capability: 'manage_alert_template' },
    body: { json: AlertTemplates },
    answer: AlertTemplates,
    extension: true,
  },
});
