/** The API as it is, whose requests can have their statements recorded. Started as a process of its own. */
import pg from 'pg';
import * as z from 'zod';
import { recordStatements } from './record-statements.ts';
import { RECORDS_VARIABLE } from './statement.ts';

recordStatements(pg.Client.prototype, z.string().parse(process.env[RECORDS_VARIABLE]));
await import('@repo/api/main');
