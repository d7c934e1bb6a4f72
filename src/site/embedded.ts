import { startEmbed } from '../features/embed/live-embed';

/** The whole script of the embedded calculator: it stores nothing, asks for nothing and starts no worker. */
const card = document.querySelector<HTMLElement>('.embed-card');
if (card) startEmbed(card, location);
