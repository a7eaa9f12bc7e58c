import { colour } from '@brandpost/ui';

/** The fire hydrant that the site is named after. */
export function Hydrant() {
  return (
    <>
      <path fill={colour('signal')} d="M208 142a32 32 0 0 1 64 0zM212 150h56v116h-56z" />
      <path
        fill={colour('primary')}
        d="M232 94h16v18h-16zM200 140h80v14h-80zM186 178h26v30h-26zM268 178h26v30h-26zM198 262h84v18h-84z"
      />
      <circle cx="240" cy="204" r="19" fill={colour('primary')} />
      <circle cx="240" cy="204" r="8" fill={colour('signal')} />
    </>
  );
}
