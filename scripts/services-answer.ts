/** Whether PostgreSQL and Valkey answer where DATABASE_URL and REDIS_URL say: a sentence for each that does not. */
import { connect } from 'node:net';

const ANSWER_MS = 5000;
const SERVICES = [
  // PostgreSQL's SSLRequest: anyone who speaks its protocol answers with one letter, and no account is needed.
  {
    name: 'PostgreSQL',
    setting: 'DATABASE_URL',
    port: 5432,
    question: Buffer.from('0000000804d2162f', 'hex'),
  },
  { name: 'Valkey or Redis', setting: 'REDIS_URL', port: 6379, question: Buffer.from('PING\r\n') },
];
type Service = (typeof SERVICES)[number];

const problems = (await Promise.all(SERVICES.map(problemWith))).filter((problem) => problem !== null);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

async function problemWith({ name, setting, port, question }: Service): Promise<string | null> {
  const address = URL.parse(process.env[setting] ?? '');
  if (address === null) return `${setting} has to be the address of ${name}.`;
  const place = { host: address.hostname, port: Number(address.port || port) };
  if (await answers(place, question)) return null;
  return `${name} does not answer at ${place.host}:${place.port}: start it, or set ${setting} to where it is.`;
}

function answers(place: { host: string; port: number }, question: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(ANSWER_MS).once('connect', () => socket.write(question));
    socket.once('data', end(true)).once('timeout', end(false)).once('close', end(false));
    socket.once('error', end(false));
  });
}
