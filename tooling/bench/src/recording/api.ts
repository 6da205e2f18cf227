/** The real API, which also records the statements of tagged requests. It runs as a separate process. */
import pg from 'pg';
import * as z from 'zod';
import { recordStatements } from './record-statements.ts';
import { RECORDS_VARIABLE } from './statement.ts';

recordStatements(pg.Client.prototype, z.string().parse(process.env[RECORDS_VARIABLE]));
const { main } = await import('@repo/api/main');
await main();
