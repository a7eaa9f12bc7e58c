import { defineArea } from '../endpoint.ts';
import { Maintenance, SystemReport } from '../wire/maintenance.ts';

const path = '/core/v1/maintenance';
const access = { capability: 'manage_maintenance' } as const;

/** The whole service: how it is, and whether it is closed for maintenance. */
export const maintenance = defineArea({
  getMaintenance: {
    method: 'GET',
    path,
    summary: 'Whether the site is closed for maintenance, and until when',
    access: 'anyone',
    answer: Maintenance,
    shared: true,
    extension: true,
  },
  setMaintenance: {
    method: 'PUT',
    path,
    summary:
      'Closes the site for maintenance, or opens it; meanwhile only those who may do this write anything',
    access,
    body: { json: Maintenance },
    answer: Maintenance,
    extension: true,
  },
  getSystemReport: {
    method: 'GET',
    path: '/core/v1/system',
    summary: 'How the parts of the service are',
    access,
    answer: SystemReport,
    extension: true,
  },
});
