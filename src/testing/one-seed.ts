import fc from 'fast-check';

/**
 * Property tests meet the same inputs on every machine and every day, so that none fails by luck where
 * nothing changed. Other inputs: `SEED=7 npm run test:unit`.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SEED'] ?? 20261115) });
