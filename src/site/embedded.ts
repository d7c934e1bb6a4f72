import { startEmbed } from '../features/embed/start-embed';

/** Script of the embed: no storage, no requests, no worker. */
const card = document.querySelector<HTMLElement>('.embed-card');
if (card) startEmbed(card, location);
