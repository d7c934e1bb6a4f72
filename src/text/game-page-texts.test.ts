import { describe, expect, it } from 'vitest';
import { gameById, games } from '../domain/games/games';
import { plainText } from '../messages/marks';
import { gamePageTexts, type GameQuestion } from './game-page-texts';

const documentTitle = (title: string) => `${title} | Sightline`;
const textsOf = (id: string) => gamePageTexts(gameById(id)!, documentTitle);
const answerOf = (id: string, question: GameQuestion['id']) =>
  textsOf(id)
    .questions.find((each) => each.id === question)
    ?.answer.map((sentence) => plainText(sentence))
    .join(' ');

// Menus, files and limits of the records, which name their sources. 27in 16:9 at 50 cm is 61.7° × 37.2°
// (docs/formulas.md).
describe('the page of a game', () => {
  it('is titled in less than 60 letters, however long the name', () => {
    expect(textsOf('acc').title).toBe('Assetto Corsa Competizione FOV Calculator');
    expect(textsOf('rbr-triples').title).toBe('Richard Burns Rally (with openRBRTriples) FOV');
    for (const { id } of games) expect(documentTitle(textsOf(id).title).length, id).toBeLessThan(60);
  });

  it('has a heading without what sets the game apart, which stands behind it', () => {
    expect(textsOf('raceroom-legacy').heading).toBe('Field of view in RaceRoom Racing Experience');
  });

  it('says what the number means, and what it is on the usual screen', () => {
    expect(answerOf('acc', 'means')).toBe(
      'Assetto Corsa Competizione takes the angle from the bottom to the top edge of its picture, in degrees; the width follows from your screen’s shape. On a flat 27″ 16:9 screen at 50 cm, that’s 37°.',
    );
  });

  it('says how far it goes, as far as that is known', () => {
    expect(answerOf('acc', 'limits')).toMatch(
      /^It goes from 10° to 120°\. Its steps are 1°\. Above 90° sources disagree/,
    );
    // Published for Project CARS 2: 35 to 120 at 16:9.
    expect(answerOf('project-cars-2', 'limits')).toMatch(/^On a 16:9 screen it goes from 35° to 120°;/);
    expect(answerOf('iracing', 'limits')).toContain('Across three screens it goes up to 270°.');
    expect(answerOf('x-plane-12', 'limits')).toBe('We don’t know, so the number isn’t limited here.');
  });

  it('says what three screens and curved ones need', () => {
    expect(answerOf('acc', 'triples')).toContain(
      'It asks for: screen width, eye distance, side angle, bezel.',
    );
    expect(answerOf('automobilista-2', 'triples')).not.toContain('It asks for');
    expect(answerOf('iracing', 'curved')).toContain('it asks for the radius');
    expect(answerOf('acc', 'curved')).toContain(
      'flat ones that put the edges of the picture in the right place',
    );
  });

  // 336.22 mm high at 50 cm: 2 · atan(168.11 / 500) = 37.2°, and its slider begins at 40°.
  it('says of a number that the game does not allow what would be right', () => {
    expect(answerOf('forza-horizon-5', 'means')).toMatch(
      /at 50 cm, that would be 37\.2°; the nearest the game allows is 40°\.$/,
    );
    expect(answerOf('acc', 'means')).toMatch(/at 50 cm, that’s 37°\.$/);
  });

  it('of a game without a number says why, and what to do instead', () => {
    const { questions } = textsOf('gran-turismo-7');
    expect(questions.map(({ id }) => id)).toEqual(['which', 'instead']);
    // 336.22 mm high at 55°: 168.11 / tan 27.5° = 322.9 mm.
    expect(answerOf('gran-turismo-7', 'instead')).toMatch(
      /Its view is fixed at about 55° high, .* right from 32\.3 cm\./,
    );
    expect(answerOf('my-summer-car', 'instead')).toContain('the view should be 61.7° wide');
    expect(answerOf('my-summer-car', 'instead')).toContain('The plan turns the question round');
  });

  it('leaves no brace, no empty answer and no sentence without an end', () => {
    for (const { id } of games)
      for (const { question, answer } of textsOf(id).questions) {
        expect(question, id).toMatch(/\?$/);
        expect(answer.length, id).toBeGreaterThan(0);
        for (const sentence of answer) expect(plainText(sentence), id).toMatch(/^[^{}]{10,}[.”]$/);
      }
  });
});
