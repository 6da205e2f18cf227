import { areaConfig } from '../support/area-config.ts';

// What is timed has the machine to itself.
export default areaConfig({ name: 'alone', workers: 1 });
