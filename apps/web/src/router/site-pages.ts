/* One file for visitors: anyone who reads the one mostly goes on to another. */
export * as contact from '../features/contact/contact-page.tsx';
export * as page from '../features/pages/page-page.tsx';
