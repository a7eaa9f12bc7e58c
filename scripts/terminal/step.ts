import { styleText } from 'node:util';

/** Where steps are written: standard output, or anything that takes text in tests. */
export type Terminal = { write(text: string): unknown; isTTY?: boolean };

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
const TITLE_WIDTH = 30;

/** What a step can end as: done, or not and with something to read. */
export type StepResult = { ok: true } | { ok: false; output: string };

/**
 * Tells of one piece of work in one line: its name at once, then a tick or a cross and the seconds it took.
 * @returns what the work returned; when it throws, the line gets its cross and the error goes on
 */
export async function step<Result extends StepResult>(
  title: string,
  work: () => Promise<Result>,
  terminal: Terminal = process.stdout,
): Promise<Result> {
  const startMs = performance.now();
  const line = terminal.isTTY ? spinningLine(title, terminal) : plainLine(title, terminal);
  const end = (isDone: boolean) => line.end(isDone, (performance.now() - startMs) / 1000);
  try {
    const result = await work();
    end(result.ok);
    return result;
  } catch (error) {
    end(false);
    throw error;
  }
}

type Line = { end(isDone: boolean, seconds: number): void };

function spinningLine(title: string, terminal: Terminal): Line {
  let frame = 0;
  const draw = () => {
    terminal.write(`\r  ${FRAMES[frame % FRAMES.length]} ${title}`);
    frame += 1;
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return {
    end(isDone, seconds) {
      clearInterval(timer);
      const mark = isDone ? styleText('green', '✓') : styleText('red', '✗');
      terminal.write(`\r\x1b[K  ${mark} ${title.padEnd(TITLE_WIDTH)} ${inSeconds(seconds)}\n`);
    },
  };
}

/** For logs: nothing is ever rewritten. */
function plainLine(title: string, terminal: Terminal): Line {
  terminal.write(`  ${title.padEnd(TITLE_WIDTH)} `);
  return {
    end: (isDone, seconds) => terminal.write(`${isDone ? '✓' : '✗'} ${inSeconds(seconds)}\n`),
  };
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
