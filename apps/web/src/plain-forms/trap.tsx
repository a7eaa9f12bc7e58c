import { styled } from 'styled-components';

const Unseen = styled.div`
  display: none;
`;

/** A field that nobody sees or hears: what fills it in is a machine. @param props.id one of its own on the page */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <Unseen>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name="webbplats" tabIndex={-1} autoComplete="off" />
    </Unseen>
  );
}
