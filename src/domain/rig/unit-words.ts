import type { LengthUnit } from './fields';

/**
 * Words for units in all languages of the site at once: no word has two meanings, and habits do not change with the
 * page's language. Without accents, as `plainText` leaves them.
 */
const unitWords: Readonly<Record<LengthUnit | 'degrees', string>> = {
  mm:
    'mm|millimeter|millimeters|millimetern|millimetre|millimetres|millimetro|millimetri|milimetro|milimetros|' +
    'milimetr|milimetra|milimetry|milimetrow|ミリ|ミリメートル|毫米',
  cm:
    'cm|zentimeter|zentimetern|centimeter|centimeters|centimetre|centimetres|centimetro|centimetri|centimetros|' +
    'centymetr|centymetra|centymetry|centymetrow|センチ|センチメートル|厘米|公分',
  m: 'm|meter|meters|metern|metre|metres|metro|metri|metros|metr|metra|metry|metrow|メートル|米',
  in:
    '"|in|inch|inches|zoll|pouce|pouces|po|pollice|pollici|pulgada|pulgadas|pulg|polegada|polegadas|pol|' +
    'cal|cala|cale|cali|duim|インチ|型|英寸|寸|吋',
  ft: "'|ft|foot|feet|fuß|fuss|pied|pieds|piede|piedi|pie|pies|pe|pes|stopa|stopy|stop|voet|フィート|英尺",
  degrees:
    '°|º|deg|degree|degrees|grad|degre|degres|grado|gradi|grados|grau|graus|' +
    'stopien|stopnia|stopnie|stopni|graad|graden|度',
};

const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split('|').map((word) => [word, unit as LengthUnit | 'degrees'] as const),
  ),
);

/** @example unitOfWord('zoll') // 'in' */
export const unitOfWord = (word: string): LengthUnit | 'degrees' | undefined => units.get(word);
