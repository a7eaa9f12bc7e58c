import { PRIMARY_COLOUR_LIGHT } from '@brandpost/domain';

/** The shield with the flame. Decoration beside the service's name: hidden from screen readers. */
export function Shield({ size = 52 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 52 52" aria-hidden="true" focusable="false">
      <path
        d="M26 1.5 48 8v18.5c0 11.8-8.6 19.6-22 24.2C12.600 46.100 4 38.300 4 26.500V8z"
        fill={PRIMARY_COLOUR_LIGHT}
      />
      <path d="M26 1.500 48 8v18.500c0 11.800-8.600 19.600-22 24.200z" fill="#0f3066" />
      <path
        d="M27.200 10.500c.8 5.200 9.300 9.700 9.300 18.100 0 6.500-4.700 10.900-10.500 10.900s-10.500-4.300-10.500-10.500c0-4.400 2.400-7.200 4.500-9.900.5 2.300 1.400 3.600 2.800 4.300-.6-4.700.7-9.400 4.400-12.900z"
        fill="#ffd02e"
      />
      <path
        d="M26.400 24.500c.5 2.600 4 4.200 4 8 0 2.900-2 4.700-4.400 4.700s-4.400-1.800-4.400-4.500c0-3.300 3.700-4.600 4.800-8.200z"
        fill="#fff3c4"
      />
    </svg>
  );
}
