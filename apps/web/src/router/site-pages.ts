/* One file for visitors: whoever reads the one mostly goes on to another. */
export * as contact from '../features/contact/contact-page.tsx';
export * as page from '../features/pages/page-page.tsx';
