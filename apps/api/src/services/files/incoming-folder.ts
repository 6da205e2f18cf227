import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** Where files lie while they are received. */
export const incomingFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'incoming');
