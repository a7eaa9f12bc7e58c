/**
 * Puts a film's frame where its picture and button are: the one thing that fetches anything from the film's site.
 * @param button the film's own, with the frame's address and title
 */
export function playFilm(button: HTMLElement): void {
  const { film, title = '' } = button.dataset;
  const stage = button.parentElement;
  // On a slow network it may be pressed twice before this is there.
  if (film === undefined || stage === null || button.hidden) return;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  // Some hosts refuse to play where they are told nothing at all; they get the site's name and no more.
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  frame.setAttribute('allow', 'picture-in-picture; encrypted-media');
  frame.allowFullscreen = true;
  frame.title = title;
  frame.src = film;
  button.hidden = true;
  stage.append(frame);
  // The button that had focus is gone; without this the keyboard would start from the top of the page.
  frame.focus();
}
