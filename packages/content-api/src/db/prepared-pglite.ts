import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGlite as KyselysPGlite, PGliteQueryResults } from 'kysely';

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Parsed and planned once. What its parameters and columns are was told then. */
type Prepared = {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly BackendMessage[];
};

/** Sorts and filters can be put together in many ways; those asked least recently are let go of. */
const MAX_PREPARED = 120;
/** Its answer would have other columns than before a migration: only preparing it again helps. */
const PLAN_OUTDATED = '0A000';

const READS = /^\s*(?:select|with)\b/i;
const { bind, close, describe, execute, parse: prepare, sync } = protocol.serialize;

/**
 * PGlite for Kysely, with statements that read kept prepared: parsing and planning one takes PGlite longer than
 * running it, and so does every message of its own. Calls have to come one at a time, as Kysely's do.
 */
export function withPreparedStatements(pglite: PGlite): KyselysPGlite {
  const kept = new Map<string, Prepared>();
  let made = 0;

  const send = (...parts: Uint8Array[]) =>
    pglite.runExclusive(() =>
      pglite.execProtocolStream(Buffer.concat([...parts, sync()]), { syncToFs: false }),
    );

  const preparedFor = async (text: string): Promise<Prepared> => {
    const known = kept.get(text);
    if (known !== undefined) {
      kept.delete(text);
      kept.set(text, known);
      return known;
    }
    const name = `kept-${++made}`;
    const replies = await send(prepare({ name, text }), describe({ type: 'S', name }));
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(replies),
      columns: replies.filter((message) => message.name === 'rowDescription'),
    };
    kept.set(text, prepared);
    const [oldest] = kept.size > MAX_PREPARED ? kept : [];
    if (oldest !== undefined) await evict(...oldest);
    return prepared;
  };

  const evict = async (text: string, { name }: Prepared): Promise<void> => {
    kept.delete(text);
    await send(close({ type: 'S', name }));
  };

  const read = async <Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PGliteQueryResults<Row>> => {
    const prepared = await preparedFor(text);
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialize = pglite.serializers[prepared.parameterTypes[index] ?? 0];
      return serialize === undefined ? String(value) : serialize(value);
    });
    try {
      const replies = await send(bind({ statement: prepared.name, values }), execute());
      const [results] = parse.parseResults([...prepared.columns, ...replies], pglite.parsers);
      return results as PGliteQueryResults<Row>;
    } catch (error) {
      if ((error as { code?: string }).code !== PLAN_OUTDATED) throw error;
      await evict(text, prepared);
      return await read(text, parameters);
    }
  };

  return {
    query: (text, parameters = [], options) =>
      READS.test(text) && !pglite.isInTransaction()
        ? read(text, parameters)
        : pglite.query(text, parameters, options),
    transaction: (work) => pglite.transaction(work),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    get waitReady() {
      return pglite.waitReady;
    },
  };
}
