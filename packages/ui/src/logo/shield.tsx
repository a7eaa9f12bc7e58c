import { PRIMARY_COLOUR_LIGHT } from '@brandpost/domain';

/** The shield with the flame. Decoration beside the service's name: hidden from screen readers. */
export function Shield({ size = 52 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 52 52" aria-hidden="true" focusable="false">
      <path
        d="M26 1.5 48 8v18.5c0 11.8-8.6 19.6-22 24.2C12.6 46.1 4 38.3 4 26.5V8z"
        fill={PRIMARY_COLOUR_LIGHT}
      />
      <path d="M26 1.5 48 8v18.5c0 11.8-8.6 19.6-22 24.2z" fill="#0f3066" />
      <path
        d="M27.2 10.5c.8 5.2 9.3 9.7 9.3 18.1 0 6.5-4.7 10.9-10.5 10.9s-10.5-4.3-10.5-10.5c0-4.4 2.4-7.2 4.5-9.9.5 2.3 1.4 3.6 2.8 4.3-.6-4.7.7-9.4 4.4-12.9z"
        fill="#ffd02e"
      />
      <path
        d="M26.4 24.5c.5 2.6 4 4.2 4 8 0 2.9-2 4.7-4.4 4.7s-4.4-1.8-4.4-4.5c0-3.3 3.7-4.6 4.8-8.2z"
        fill="#fff3c4"
      />
    </svg>
  );
}
