<?php
// The controller of page.html.twig: what it passes to the template. Needs Twig 3 (`composer require twig/twig`).

require __DIR__ . '/vendor/autoload.php';
require __DIR__ . '/../php/ce-widgets.php';

// In an application with workers, read it once when a worker starts; in Symfony, pass it as a Twig global.
$tags = json_decode(file_get_contents(__DIR__ . '/../../dist/cdn/tags.json'), true);
// Stands for what your CMS knows of the page and its products.
$data = json_decode(file_get_contents(__DIR__ . '/../data.json'));
$answer = ce_listing_answer($tags, $data->payload, $data->listing, $_SERVER['QUERY_STRING'] ?? '');

$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader(__DIR__), ['strict_variables' => true]);
header('Content-Type: text/html; charset=utf-8');
header('Cache-Control: private, no-cache');
echo $twig->render('page.html.twig', (array) $data + ['tags' => $tags, 'answer' => $answer]);
